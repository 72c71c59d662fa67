/**
 * npm run check-answer -- <file>: checks an answer that was exported as JSON again, from the file alone: the
 * fingerprints of its texts, the place of each quote, and each sentence against its quotes.
 */
import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { checkBundle } from '@mizan/assistant/server'
import { callerFolder } from '@mizan/platform/config'
import { explainAndExit, StartError } from '../failures.ts'

async function main([path, ...more]: string[]): Promise<void> {
  if (!path || more.length > 0) throw new StartError('Usage: npm run check-answer -- <file of an answer>')
  const text = await readFile(resolve(callerFolder(), path), 'utf8').catch(() => {
    throw new StartError(`${path} cannot be read.`)
  })
  const { sentences, problems } = checkBundle(text)
  for (const problem of problems) console.log(problem)
  if (problems.length > 0) process.exitCode = 1
  else if (sentences === 0) console.log('The question was not answered: there is no sentence to check.')
  else console.log(`All ${sentences} sentences stand on their sources.`)
}

main(process.argv.slice(2)).catch(explainAndExit)
