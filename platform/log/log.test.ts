import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createLog } from './index.ts'

function capture(options: { readable?: boolean; level?: string } = {}) {
  const lines: string[] = []
  const log = createLog({ ...options, destination: { write: (line) => void lines.push(line) } })
  return { log, lines, last: () => JSON.parse(lines.at(-1) ?? '{}') as Record<string, unknown> }
}

test('a line is one JSON object with its level by name and its time in UTC', () => {
  const { log, last } = capture()
  log.info({ rows: 3 }, 'imported')
  assert.equal(last().level, 'info')
  assert.equal(last().rows, 3)
  assert.match(String(last().time), /^\d{4}-\d\d-\d\dT.*Z$/)
})

test('personal data is hidden at every depth that is logged', () => {
  const { log, lines } = capture()
  log.info(
    { email: 'a@b.example', user: { phone: '5551', password: 'x1' }, a: { b: { query: 'boşanma' } } },
    'seen',
  )
  log.info({ headers: { authorization: 'Bearer z9' }, body: { name: 'Ayşe' } }, 'seen')
  assert.doesNotMatch(lines.join(''), /a@b|5551|x1|boşanma|z9|Ayşe/)
})

test('a request is logged by its route and never by its path or query string', () => {
  const { log, lines, last } = capture()
  const req = {
    method: 'GET',
    url: '/api/x/gizli-dosya?query=tazminat',
    routeOptions: { url: '/api/x/:id' },
    headers: { cookie: 'c' },
  }
  log.info({ req, res: { statusCode: 200 }, ms: 4 }, 'answered')
  assert.deepEqual(last().req, { method: 'GET', route: '/api/x/:id' })
  assert.deepEqual(last().res, { status: 200 })
  assert.doesNotMatch(lines.join(''), /tazminat|gizli-dosya/)
})

test('an error keeps its message and code and loses its values', () => {
  const { log, lines, last } = capture()
  log.error({
    err: Object.assign(new Error('duplicate key'), { code: '23505', detail: 'Key (email)=(a@b)' }),
  })
  assert.equal((last().err as { code: string }).code, '23505')
  assert.doesNotMatch(lines.join(''), /a@b/)
})

test('a readable line is one line with the time, the level and the fields', () => {
  const { log, lines } = capture({ readable: true })
  log.warn({ port: 3000 }, 'in use')
  assert.equal(lines.length, 1)
  assert.match(lines[0] ?? '', /\d\d:\d\d:\d\d WARN {2}in use port=3000/)
})
