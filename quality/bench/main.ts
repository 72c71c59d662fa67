/** npm run bench -- search | database | api | lighthouse, each with its own options. */
const benches: Record<string, () => Promise<(words: string[]) => Promise<void>>> = {
  search: async () => (await import('./search.ts')).benchSearch,
  database: async () => (await import('./database.ts')).benchDatabase,
  api: async () => (await import('./api.ts')).benchApi,
  lighthouse: async () => (await import('./lighthouse.ts')).benchLighthouse,
}

const [name = '', ...words] = process.argv.slice(2)
const load = benches[name]
if (!load) {
  console.error(`Usage: npm run bench -- ${Object.keys(benches).join(' | ')}`)
  process.exit(1)
}
const bench = await load()
await bench(words)
