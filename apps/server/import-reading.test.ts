import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { openWorld, type Person, type World } from './sweep/world.ts'

let world: World
before(async () => {
  world = await openWorld()
})
after(() => world.close())

/** Large enough that a second upload arrives while it is read. */
const file = () =>
  new File(
    [`Ad Soyad;Telefon\n${Array.from({ length: 8_000 }, (_, at) => `Ayşe Yılmaz ${at};`).join('\n')}`],
    'Tablo.csv',
  )
const upload = (person: Person) =>
  world.call(person.headers, 'imports.upload', { body: { kind: 'clients', file: file() } })

test('a second table of one person is refused while the first is read, and other people are not affected', async () => {
  const [me, other] = [await world.superAdmin(), await world.superAdmin()]
  const answers = await Promise.all([upload(me), upload(me), upload(me), upload(other)])
  const mine = answers.slice(0, 3).map(({ status, code }) => code ?? status)
  assert.deepEqual(mine.sort(), [200, 'import.still_reading', 'import.still_reading'])
  assert.equal(answers[3]?.status, 200)
  assert.equal((await upload(me)).status, 200)
})

test('a table that could not be read does not block the next one', async () => {
  const me = await world.superAdmin()
  const empty = { kind: 'clients', file: new File(['Ad Soyad'], 'Tablo.csv') }
  const refused = await world.call(me.headers, 'imports.upload', { body: empty })
  assert.equal(refused.code, 'import.empty')
  assert.equal((await upload(me)).status, 200)
})
