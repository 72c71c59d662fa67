/**
 * npm run eval -- --corpus <folder> --questions <file> [--set <part of a name>] [--missed]
 * npm run eval -- known-item --corpus <folder> [--count 500] [--seed 7]
 * npm run eval -- brute-force --corpus <folder> [--count 300] [--seed 7]
 * npm run eval -- strings --questions <file> [--corpus <folder>] [--missed]
 * npm run eval -- conflicts --pairs <file> [--names 100000] [--seed 7]
 * npm run eval -- calculators [--cases <file>] [--table]
 * npm run eval -- limits --laws <laws.jsonl.gz> [--quotes <tsv>]
 * npm run eval -- rights [--steps 10000] [--only cases | export]
 * npm run eval -- udf --files <folder>
 * npm run eval -- hostile [--only <part of a name>] [--table]
 * npm run eval -- planted
 * npm run eval -- pairs [--pairs <file>]
 * npm run eval -- decisions --corpus <folder> [--set <file>] [--missed]
 * npm run eval -- citations --corpus <folder> [--set <file>] [--missed]
 * npm run eval -- short --corpus <folder> [--set <file>] [--missed]
 * npm run eval -- laws --corpus <folder> [--set <file>] [--missed]
 * npm run eval -- citing --corpus <folder> [--count 300] [--seed 7]
 * npm run eval -- agreement --corpus <folder> [--missed]
 * npm run eval -- secrets [--texts <file>] [--missed]
 * npm run eval -- answers --questions <file> [--corpus <folder>] [--folder <data>] [--show <n>]
 * Each takes `--json <file>`. The first sends published questions to the server, and to a plain baseline that is built from
 * the same texts in the same run.
 */
import { pathOf, positionals, values, writeFigures } from './arguments.ts'
import { commands } from './commands.ts'
import { allQuestions, compareExhaustively, knownItems } from './search.ts'
import { openServer } from './systems.ts'

const usage = '[known-item | brute-force] --corpus <folder> [--questions <file>]'

async function main(): Promise<void> {
  const [command = ''] = positionals
  if (values.help) return console.log(`Usage: npm run eval -- ${usage} [--json <file>]`)
  const run = commands[command]
  if (run) {
    if (!(await run())) process.exitCode = 1
    return
  }
  const corpus = pathOf(values.corpus, usage)
  if (command === 'brute-force') return compareExhaustively(corpus)
  const questions = command === 'known-item' ? '' : pathOf(values.questions, usage)
  const server = await openServer(corpus)
  try {
    if (command === 'known-item') await knownItems(server, corpus)
    else await allQuestions(server, corpus, questions)
  } finally {
    await server.close()
  }
}

await main()
writeFigures()
