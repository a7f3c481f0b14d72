import { svelte, vitePreprocess } from '@sveltejs/vite-plugin-svelte'
import { defineConfig, type Plugin } from 'vite'
import { engine, manifest } from './engine/plugin.ts'
import { kept } from './kept-plugin.ts'
import { words } from './words-plugin.ts'

const SHARED =
  /node_modules\/(?!@noble|lean-qr)|src\/(net|shared(?!\/(ShareLink|Switch|Dialog))|style|game)\/|src\/(router|settings|words|home\/options|lobby\/starting)|plugin-svelte|vite\//
const TABLE = /src\/table\/(?!TableScreen|(track|cards)\/[A-Z]|reactions|kept|Panel|Proposal|MenuDialog|Replaced)/
const PIECES = /src\/table\/(track|cards)\// // only some games have a track or cards
const STUDY = /src\/(explore|review)\// // what is looked at beside a game
const LOCAL = /src\/local\/(?!wire)/ // what is played without a server
const server = process.env['QWIXX_SERVER'] ?? 'http://127.0.0.1:8000'

/** Files find each other wherever they lie; the index, which stands for every path, names them from the root. */
const fromRoot: Plugin = {
  name: 'from-root',
  transformIndexHtml: { order: 'post', handler: (html) => html.replaceAll('="./', '="/') },
}

/** The style sheets after the first picture, which is painted without waiting for them. */
const stylesLast: Plugin = {
  name: 'styles-last',
  transformIndexHtml: {
    order: 'post',
    handler(html) {
      const links = html.match(/ *<link rel="stylesheet".*\n/g) ?? []
      const rest = links.reduce((text, link) => text.replace(link, ''), html)
      return rest.replace('  </body>', `${links.join('')}  </body>`)
    },
  },
}

export default defineConfig({
  base: './',
  plugins: [svelte({ preprocess: vitePreprocess() }), words(), stylesLast, fromRoot, manifest(), engine(), kept()],
  worker: { format: 'es', plugins: () => [manifest()] },
  build: {
    outDir: new URL('../src/qwixx/page', import.meta.url).pathname,
    emptyOutDir: true,
    target: ['safari16.2', 'firefox128', 'chrome111'], // the oldest that are meant to work
    assetsInlineLimit: 0, // the content security policy allows no data in addresses but of pictures
    modulePreload: { polyfill: false },
    // What several screens share comes in one file: a slow phone asks for few at a time.
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: 'shared', test: SHARED },
            { name: 'table', test: TABLE },
            { name: 'pieces', test: PIECES },
            { name: 'study', test: STUDY },
            { name: 'local', test: LOCAL },
          ],
        },
      },
    },
  },
  server: { proxy: { '/api': { target: server, ws: true } } },
})
