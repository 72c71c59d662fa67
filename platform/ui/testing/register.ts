/**
 * `node --import` of this file gives a test of components (`*.test.tsx`) a document and lets it load components. Before
 * the test itself, because modules of screens look for a document while they load. Other tests are left as they are.
 */
if (process.argv[1]?.endsWith('.test.tsx')) await import('./loading.ts')
