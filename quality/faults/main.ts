/**
 * `npm run faults [-- <name> … --json <file>]`: faults that need a whole server and real damage. Each scenario prints
 * one line. The exit status is not zero if one of them fails. All of them take about half an hour.
 */
import { note, takeJson } from '../figures.ts'
import { killAll } from './server-process.ts'
import { ScenarioUnavailable } from './verdict.ts'

/** Causes the fault and throws if something is wrong; returns the measured figures as a text. */
type Scenario = () => Promise<string>

const scenarios: Record<string, () => Promise<Scenario>> = {
  pipelining: async () => (await import('./scenarios/pipelining.ts')).pipelining,
  'stalled-readers': async () => (await import('./scenarios/stalled-readers.ts')).stalledReaders,
  'fallen-server': async () => (await import('./scenarios/fallen-server.ts')).fallenServer,
  'three-starts': async () => (await import('./scenarios/three-starts.ts')).threeStarts,
  'three-signals': async () => (await import('./scenarios/three-signals.ts')).threeSignals,
  'full-disk': async () => (await import('./scenarios/full-disk.ts')).fullDisk,
  'clock-set-back': async () => (await import('./scenarios/clock-set-back.ts')).clockSetBack,
  documents: async () => (await import('./scenarios/documents.ts')).documents,
  sync: async () => (await import('./scenarios/sync.ts')).sync,
  office: async () => (await import('./scenarios/office.ts')).office,
  'dear-calls': async () => (await import('./scenarios/dear-calls.ts')).dearCallsFault,
  guests: async () => (await import('./scenarios/guests.ts')).guestsFault,
  payments: async () => (await import('./scenarios/payments.ts')).payments,
  kills: async () => (await import('./scenarios/kills.ts')).kills,
}

type Verdict = 'passed' | 'FAILED' | 'not tried'

async function verdictOn(name: string): Promise<Verdict> {
  const begun = performance.now()
  const print = (verdict: Verdict, what: string) => {
    const seconds = Math.round((performance.now() - begun) / 1_000)
    note(verdict, 'faults', name, 'verdict')
    note(seconds, 'faults', name, 'seconds')
    console.log(`${verdict.padEnd(9)} ${name.padEnd(16)} ${String(seconds).padStart(3)} s  ${what}`)
    return verdict
  }
  try {
    const scenario = await scenarios[name]?.()
    return print('passed', (await scenario?.()) ?? '')
  } catch (error) {
    const { message } = error as Error
    return error instanceof ScenarioUnavailable ? print('not tried', message) : print('FAILED', message)
  } finally {
    killAll()
  }
}

const { words: given, write } = takeJson(process.argv.slice(2))
const unknown = given.filter((name) => !Object.hasOwn(scenarios, name))
if (unknown.length > 0) {
  console.error(
    `Usage: npm run faults [-- <name> … --json <file>]\nNames: ${Object.keys(scenarios).join(', ')}`,
  )
  process.exit(1)
}
const verdicts: Verdict[] = []
for (const name of given.length > 0 ? given : Object.keys(scenarios)) verdicts.push(await verdictOn(name))
const count = (wanted: Verdict) => verdicts.filter((verdict) => verdict === wanted).length
console.log(`${count('passed')} passed, ${count('FAILED')} failed, ${count('not tried')} not tried`)
write()
process.exit(count('FAILED') > 0 ? 1 : 0)
