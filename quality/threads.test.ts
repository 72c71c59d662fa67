/** A thread is begun for each file, so it loads what it needs and not the server. */
import assert from 'node:assert/strict'
import { globSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { pathToFileURL } from 'node:url'
import { Worker } from 'node:worker_threads'

const root = join(import.meta.dirname, '..')
const scripts = globSync('{platform,domains/*/server}/**/*worker.ts', {
  cwd: root,
  exclude: (path) => path.includes('node_modules'),
})

/** Libraries of the database, of its schemas and of the search engine, which take longer to load than most files to read. */
const ofServer = /\/node_modules\/(kysely|pg|zod|fastify|@lancedb)\//

/** The modules that a script loads before it works. Without an order it fails then, which is no matter here. */
function loadedBy(script: string): Promise<string[]> {
  const source = `
    const { registerHooks } = require('node:module')
    const { parentPort } = require('node:worker_threads')
    const loaded = []
    registerHooks({ load: (url, context, next) => (loaded.push(url), next(url, context)) })
    const post = () => parentPort.postMessage(loaded)
    import(${JSON.stringify(pathToFileURL(join(root, script)).href)}).then(post, post)`
  const worker = new Worker(source, { eval: true, stdout: true, stderr: true })
  return new Promise<string[]>((resolve, reject) => {
    worker.once('message', resolve)
    worker.once('error', reject)
  }).finally(() => worker.terminate())
}

for (const script of scripts)
  test(`the thread of ${script} loads no library of the server`, async () => {
    const loaded = await loadedBy(script)
    assert.ok(
      loaded.some((url) => url.endsWith(script)),
      'the script was loaded',
    )
    assert.deepEqual(
      loaded.filter((url) => ofServer.test(url)),
      [],
    )
  })

test('there are threads to look at', () => assert.ok(scripts.length >= 6, scripts.join(' ')))
