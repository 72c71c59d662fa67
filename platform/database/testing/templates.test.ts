import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import { holdTestServer, sweep, withAdmin } from './server.ts'
import { copyTemplate, makeTemplate, templateName } from './templates.ts'

const namesIn = (url: string) =>
  withAdmin(url, async (client) => (await client.query('select name from people order by name')).rows)

test('a template is built once, again if a part of it is missing, and its copies are independent', async (t) => {
  const { connectionString: url, release } = await holdTestServer()
  t.after(release)
  const name = templateName(randomUUID())
  let built = 0
  const build = (address: string) =>
    withAdmin(address, async (client) => {
      built += 1
      await client.query(`create table people (name text); insert into people values ('Ayşe')`)
    })
  await Promise.all([makeTemplate(url, name, build), makeTemplate(url, name, build)])
  assert.equal(built, 1)
  await makeTemplate(url, name, build, () => false)
  assert.equal(built, 2)

  const [one, other] = [await copyTemplate(url, name), await copyTemplate(url, name)]
  await withAdmin(one.connectionString, (client) => client.query(`insert into people values ('Deniz')`))
  assert.deepEqual(await namesIn(one.connectionString), [{ name: 'Ayşe' }, { name: 'Deniz' }])
  assert.deepEqual(await namesIn(other.connectionString), [{ name: 'Ayşe' }])
  await Promise.all([one.drop(), other.drop()])
  await assert.rejects(namesIn(one.connectionString), /does not exist/)
  await withAdmin(url, (client) => client.query(`drop database ${name}`))
})

test('a build that fails leaves no template behind', async (t) => {
  const { connectionString: url, release } = await holdTestServer()
  t.after(release)
  const name = templateName(randomUUID())
  await assert.rejects(
    makeTemplate(url, name, async () => {
      throw new Error('broken off')
    }),
    /broken off/,
  )
  await assert.rejects(copyTemplate(url, name), /does not exist/)
  await withAdmin(url, (client) => client.query(`drop database ${name}_building`))
})

const isOurOwn = !process.env.TEST_DATABASE_URL && !process.env.DATABASE_URL

test('a template that a process has found is not dropped by the one that has started the server', async (t) => {
  if (!isOurOwn) return t.diagnostic('templates of a server of somebody else are never dropped')
  const { connectionString: url, release } = await holdTestServer()
  t.after(release)
  const name = templateName(randomUUID())
  await makeTemplate(url, name, async () => {})
  await sweep(url, 0)
  const copy = await copyTemplate(url, name)
  await copy.drop()
  await withAdmin(url, (client) => client.query(`drop database ${name}`))
})

test('tests reach the server through a socket where the system has them', async (t) => {
  const { connectionString: url, release } = await holdTestServer()
  t.after(release)
  const address = await withAdmin(url, async (client) => {
    const { rows } = await client.query('select inet_server_addr() as address')
    return rows[0].address
  })
  assert.equal(address === null, new URL(url).searchParams.has('host'))
  if (process.platform === 'linux' && isOurOwn) assert.equal(address, null)
})
