import { defineConfig } from 'rolldown'

/** One script a page, whole, so that a page asks for one file; what is needed only after paying stays apart. */
const SCRIPTS = ['network', 'precheck', 'receipt', 'shelf', 'wallet']

export default defineConfig(
  SCRIPTS.map((name) => ({
    input: { [name]: `src/pages/browser/${name}.ts` },
    output: { dir: 'dist/browser', minify: true, entryFileNames: '[name].js', chunkFileNames: `${name}-[name].js` },
  })),
)
