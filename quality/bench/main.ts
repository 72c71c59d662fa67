/** npm run bench -- search | database | api | office | documents | sync | assistant | statements | screens | lighthouse, each with its own options, and all with `--json <file>`. */
import { takeJson } from '../figures.ts'

interface Bench {
  usage: string
  load: () => Promise<(words: string[]) => Promise<void>>
}

const benches: Record<string, Bench> = {
  search: {
    usage:
      'search --corpus <folder> [--sizes <list>] [--questions <n>] [--folder <path>] [--no-http] [--no-rivals]',
    load: async () => (await import('./search.ts')).benchSearch,
  },
  database: {
    usage: 'database [--rows <n>] [--url <address>]',
    load: async () => (await import('./database.ts')).benchDatabase,
  },
  api: {
    usage: 'api [--clients <n>] [--sign-ins <n>] [--calls <n>]',
    load: async () => (await import('./api.ts')).benchApi,
  },
  office: {
    usage:
      'office [--only <part>] [--cases <n>] [--tasks <n>] [--clients <n>] [--people <n>] [--calls <n>] [--folder <path>]',
    load: async () => (await import('./office.ts')).benchOffice,
  },
  documents: {
    usage:
      'documents [--only <part>] [--documents <n>] [--people <n>] [--every <ms>] [--searches <n>] [--folder <path>]',
    load: async () => (await import('./documents.ts')).benchDocuments,
  },
  sync: {
    usage: 'sync [--files <n>] [--bytes <n>] [--pace <ms>]',
    load: async () => (await import('./sync.ts')).benchSync,
  },
  assistant: {
    usage:
      'assistant --corpus <folder> [--size <n>] [--conversations <n>] [--pause <ms>] [--seconds <n>] [--folder <path>]',
    load: async () => (await import('./assistant.ts')).benchAssistant,
  },
  statements: {
    usage: 'statements [--row <name> …]',
    load: async () => (await import('./statements.ts')).benchStatements,
  },
  screens: {
    usage: 'screens [--rounds <n>] [--address <address>]',
    load: async () => (await import('./screens.ts')).benchScreens,
  },
  lighthouse: {
    usage: 'lighthouse [--address <address>] [--public] [--only <path>] [--verbose]',
    load: async () => (await import('./lighthouse.ts')).benchLighthouse,
  },
}

const usageOf = (some: Bench[]): string =>
  some
    .map(({ usage }, at) => `${at === 0 ? 'Usage:' : '      '} npm run bench -- ${usage} [--json <file>]`)
    .join('\n')

/** `parseArgs` throws for an option that a bench does not know. */
const isMisspelt = (error: unknown): error is Error =>
  error instanceof Error && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS')

async function main([name = '', ...words]: string[]): Promise<void> {
  const bench = benches[name]
  const usage = usageOf(bench ? [bench] : Object.values(benches))
  if (name === '--help' || words.includes('--help')) return console.log(usage)
  if (!bench) return refuse(usage)
  const run = await bench.load()
  await run(words).catch((error: unknown) => {
    if (!isMisspelt(error)) throw error
    refuse(`${error.message}\n${usage}`)
  })
}

function refuse(message: string): void {
  console.error(message)
  process.exitCode = 1
}

const { words, write } = takeJson(process.argv.slice(2))
await main(words)
write()
