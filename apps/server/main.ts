/** Starts the whole product: database, sample, index, calls and browser client. */
import type { AddressInfo } from 'node:net'
import { loadSampleOnce, openResearch } from '@mizan/research/server'
import { createApplication } from './application.ts'
import { explainAndExit, StartError } from './failures.ts'
import { buildIndexInChild } from './index-child.ts'
import { openParts, type Parts } from './parts.ts'
import { product } from './product.ts'
import { stopOnSignals } from './stop.ts'
import { buildWebClient, webFolder } from './web-client.ts'

async function start(): Promise<void> {
  const parts = await openParts()
  const { config, log, database, contextOf } = parts
  await buildWebClient(log)
  if (await loadSampleOnce(contextOf('corpus.sample'))) log.info('the bundled sample was loaded')
  const research = await openResearch({
    db: database.kysely,
    folder: config.dataDir,
    log,
    rebuild: () => buildIndexInChild(log),
  })
  const server = await createApplication({ parts, research, open: config.openResearch, webFolder })
  stopOnSignals(log, config.shutdownGraceMs, async () => {
    await server.close()
    await research.close()
    await database.close()
  })
  await listen(server, parts)
}

async function listen(
  server: Awaited<ReturnType<typeof createApplication>>,
  { config, log }: Parts,
): Promise<void> {
  try {
    await server.listen({ port: config.port, host: config.host })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error
    throw new StartError(
      `Port ${config.port} is in use. Stop what listens there, or choose another: PORT=3001 npm start`,
    )
  }
  const { port } = server.server.address() as AddressInfo
  const address = config.publicUrl ?? `http://localhost:${port}`
  log.info({ address }, 'serving')
  console.log(`\n  ${product.name} ${product.version}\n  ${address}\n`)
}

start().catch(explainAndExit)
