import js from '@eslint/js'
import svelte from 'eslint-plugin-svelte'
import globals from 'globals'
import ts from 'typescript-eslint'

const waits = {
  selector: 'AwaitExpression:not(:function AwaitExpression)',
  message: 'In Safari a module that waits breaks if it is asked for twice at once: use `worded`.',
}

export default ts.config(
  { ignores: ['node_modules', 'src/protocol.ts'] },
  js.configs.recommended,
  ...ts.configs.strict,
  ...svelte.configs.recommended,
  { languageOptions: { globals: { ...globals.browser } } },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { parser: ts.parser } },
    rules: { 'svelte/no-navigation-without-resolve': 'off' }, // there is no SvelteKit here
  },
  { files: ['src/**'], ignores: ['**/*.test.ts'], rules: { 'no-restricted-syntax': ['error', waits] } },
)
