/** Starts the whole product: database, sample, index, calls and browser client. */
import type { AddressInfo } from 'node:net'
import { seedBarAssociations } from '@mizan/identity/server'
import { type Config, loadConfig } from '@mizan/platform/config'
import { startJobs } from '@mizan/platform/jobs'
import { createLog } from '@mizan/platform/log'
import { openSenders, watchSenders } from '@mizan/platform/messages'
import { openPayments } from '@mizan/platform/payments'
import { loadSampleOnce, Research } from '@mizan/research/server'
import type { FastifyInstance } from 'fastify'
import { createApplication } from './application.ts'
import { explainAndExit, StartError } from './failures.ts'
import { buildIndexInChild } from './index-child.ts'
import { jobDesksOf } from './jobs.ts'
import { operatorCall } from './operator.ts'
import { openParts, type Parts } from './parts.ts'
import { product } from './product.ts'
import { openSampleOffice, type SampleSignIn } from './sample-office.ts'
import { stopOnSignals } from './stop.ts'
import { reportToSupervisor } from './supervisor.ts'
import { buildWebClient, webFolder } from './web-client.ts'

interface Closable {
  close: () => PromiseLike<unknown>
  /** Closes the connections of everybody who waits for an answer. */
  cutOff?: () => void
}

async function start(): Promise<void> {
  const config = loadConfig()
  const log = createLog({ level: config.logLevel })
  const opening = openParts(config, log)
  const opened: Closable[] = [{ close: async () => (await opening).database.close() }]
  const close = async () => {
    for (const one of opened.toReversed()) await one.close()
  }
  const isStopping = stopOnSignals(log, config.shutdownGraceMs, {
    close,
    cutOff: () => opened.forEach((one) => void one.cutOff?.()),
    abandon: async () => (await opening).database.abandon(),
  })
  await opening
    .then((parts) => serve(parts, opened))
    .catch(async (error) => {
      if (isStopping()) return
      await close()
      throw error
    })
}

/** Adds everything that it opens to `opened`, so that the program can be stopped at any moment. */
async function serve(parts: Parts, opened: Closable[]): Promise<void> {
  const { config, log, database, calls } = parts
  await buildWebClient(log)
  const wantsSample = config.environment !== 'production'
  if (wantsSample && (await loadSampleOnce(operatorCall(calls, { rowName: 'corpus.sample' }), log)))
    log.info('the bundled sample was loaded')
  const research = new Research({
    db: database.kysely,
    folder: config.dataDir,
    log,
    rebuild: (signal) => buildIndexInChild(log, signal),
  })
  opened.push(research)
  research.start()
  const messages = operatorCall(calls, { rowName: 'messages.send' })
  const senders = watchSenders(openSenders(config, messages), calls.clock)
  let own: string | undefined
  const payments = await openPayments(config, {
    clock: calls.clock,
    address: () => own,
  })
  opened.push(payments)
  const { server, services, desks, jobs } = await createApplication({
    parts,
    payments,
    config,
    research,
    senders,
    webFolder,
  })
  const { connectionString } = database
  opened.push(await startJobs({ connectionString, calls, desks: jobDesksOf(jobs, senders, log), log }))
  opened.push({ close: () => server.close(), cutOff: () => server.server.closeAllConnections() })
  await seedBarAssociations(operatorCall(calls, { rowName: 'bars.seed' }, services.identity))
  const demo = wantsSample ? await openSampleOffice({ ...parts, services, desks }, config) : undefined
  own = await listen(server, parts, demo)
}

/** @returns the address of this machine */
async function listen(
  server: FastifyInstance,
  { config, log }: Parts,
  demo: SampleSignIn | undefined,
): Promise<string> {
  try {
    await server.listen({ port: config.port, host: config.host })
  } catch (error) {
    throw explainListening(error as NodeJS.ErrnoException, config)
  }
  reportToSupervisor('serving')
  const { port } = server.server.address() as AddressInfo
  const address = config.publicUrl ?? `http://localhost:${port}`
  log.info({ address }, 'serving')
  console.log(
    `\n  ${product.name} ${product.version}\n  ${address}\n${demo ? sampleNotice(address, demo) : ''}`,
  )
  return `http://localhost:${port}`
}

function explainListening(error: NodeJS.ErrnoException, { host, port }: Config): Error {
  const advice: Record<string, string> = {
    EADDRINUSE: `Port ${port} is in use. Stop what listens there, or choose another: PORT=3001 npm start`,
    EACCES: `PORT is ${port}, on which only an administrator may listen here. Choose one above 1023: PORT=3001 npm start`,
    EADDRNOTAVAIL: `HOST is "${host}", which is no address of this machine. 127.0.0.1 is for this machine alone, 0.0.0.0 for its whole network.`,
    ENOTFOUND: `HOST is "${host}", a name that is not known here.`,
    EAI_AGAIN: `HOST is "${host}", a name that is not known here.`,
  }
  const known = advice[error.code ?? '']
  return known ? new StartError(known) : error
}

const sampleNotice = (address: string, { email, password, colleagues }: SampleSignIn): string => `
  Sample sign-in: ${email}  ${password ?? '(the password of the first start)'}
${colleagues.map((one) => `  The same password: ${one.email}  (${one.role})\n`).join('')}  Mails and codes: ${address}/dev/outbox (open to whoever reaches this server; not in production)
`

start().catch(explainAndExit)
