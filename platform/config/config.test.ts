import assert from 'node:assert/strict'
import { randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { test } from 'node:test'
import { ConfigError, configTable, loadConfig } from './index.ts'
import { variables } from './variables.ts'

const problemsOf = (env: Record<string, string>): string[] => {
  try {
    loadConfig(env)
  } catch (error) {
    if (error instanceof ConfigError) return error.problems
    throw error
  }
  return []
}

test('an empty environment gives the defaults', () => {
  const config = loadConfig({})
  assert.equal(config.port, 3000)
  assert.equal(config.host, '127.0.0.1')
  assert.equal(config.dataDir, resolve('data'))
  assert.equal(config.databaseUrl, undefined)
  assert.equal(config.rateLimits, true)
})

test('an empty value counts as not set', () => {
  assert.equal(loadConfig({ PORT: '', DATABASE_URL: '' }).port, 3000)
})

test('given values replace the defaults', () => {
  const config = loadConfig({
    PORT: '0',
    RATE_LIMITS: 'off',
    PUBLIC_URL: 'https://mizan.example.org/',
    NODE_ENV: 'test',
  })
  assert.equal(config.port, 0)
  assert.equal(config.rateLimits, false)
  assert.equal(config.publicUrl, 'https://mizan.example.org')
  assert.equal(config.environment, 'test')
})

test('every wrong variable is named with the given and the expected value', () => {
  const problems = problemsOf({ PORT: '70000', LOG_LEVEL: 'loud', DB_POOL_SIZE: '1' })
  assert.deepEqual(problems, [
    'PORT is "70000"; expected is a whole number from 0 to 65535.',
    'DB_POOL_SIZE is "1"; expected is a whole number from 2 to 200.',
    'LOG_LEVEL is "loud"; expected is trace, debug, info, warn, error, fatal or silent.',
  ])
})

test('numbers in other notations are refused', () => {
  for (const port of ['3e3', '0x10', '-1', '3000.5', ' 3000'])
    assert.equal(problemsOf({ PORT: port }).length, 1, port)
})

test('production does not sell under an invented name', () => {
  const named = Object.values(variables).filter((one) => 'invented' in one)
  assert.equal(named.length, 4)
  const problems = problemsOf({ NODE_ENV: 'production' })
  assert.deepEqual(
    problems.map((problem) => problem.split(' ')[0]),
    named.map(({ env }) => env),
  )
  const own = Object.fromEntries(named.map(({ env, default: sample }) => [env, sample ?? '']))
  assert.deepEqual(problemsOf({ NODE_ENV: 'production', ...own }), [])
})

test('a password never appears in an error message', () => {
  const [first] = problemsOf({ DATABASE_URL: 'mysql://me:very-secret@db:3306/x' })
  assert.match(first ?? '', /DATABASE_URL is "mysql:\/\/\*\*\*@db:3306\/x"/)
  const [second] = problemsOf({ DATABASE_URL: 'very-secret' })
  assert.doesNotMatch(second ?? '', /very-secret/)
})

test('a typed session key is refused with a way to generate one, and a random one is accepted', () => {
  const typed = [
    'a'.repeat(36),
    'ab'.repeat(20),
    'gizli-anahtar-'.repeat(3),
    'abcdefghijklmnopqrstuvwxyz0123456789',
    '98765432109876543210987654321098',
    'kisa',
  ]
  for (const secret of typed) {
    const [problem, ...more] = problemsOf({ TOKEN_SECRET: secret })
    assert.match(problem ?? '', /^TOKEN_SECRET is \(hidden\).*openssl rand -base64 48/, secret)
    assert.ok(!problem?.includes(secret) && more.length === 0)
  }
  for (let drawn = 0; drawn < 200; drawn += 1)
    for (const form of ['hex', 'base64', 'base64url'] as const)
      assert.deepEqual(problemsOf({ TOKEN_SECRET: randomBytes(24).toString(form) }), [])
})

test('a variable that is useless alone requires its partners', () => {
  assert.deepEqual(problemsOf({ NETGSM_USER: '8501234567' }), [
    'NETGSM_PASSWORD is not set, and NETGSM_USER is of no use without it.',
    'NETGSM_HEADER is not set, and NETGSM_USER is of no use without it.',
  ])
  assert.deepEqual(problemsOf({ NETGSM_USER: '1', NETGSM_PASSWORD: '2', NETGSM_HEADER: 'MIZAN' }), [])
})

test('an address without a host, or to which no link can be appended, is refused', () => {
  const wrong = {
    SMTP_URL: 'smtp:',
    DATABASE_URL: 'postgres:',
    PUBLIC_URL: 'https://mizan.example.org/?office=1',
    NETGSM_URL: 'https:',
  }
  for (const [name, value] of Object.entries(wrong)) {
    const [problem = '', ...more] = problemsOf({ [name]: value })
    assert.ok(problem.startsWith(`${name} is `), problem)
    assert.deepEqual(more, [])
  }
  const socket = 'postgres:///mizan?host=/run/postgresql'
  assert.deepEqual(problemsOf({ DATABASE_URL: socket, PUBLIC_URL: 'https://example.org/mizan/' }), [])
})

test('the configuration cannot be changed after loading', () => {
  const config = loadConfig({})
  assert.throws(() => Object.assign(config, { port: 1 }), TypeError)
})

test('the table has one row for each variable', () => {
  const rows = configTable().split('\n').slice(2)
  assert.equal(rows.length, Object.keys(variables).length)
  assert.ok(rows.every((row) => row.split('|').length === 6))
})

test('the operations manual shows the same table', () => {
  const manual = readFileSync(new URL('../../docs/operations.md', import.meta.url), 'utf8')
  assert.ok(manual.includes(configTable()), 'put the output of configTable() into docs/operations.md')
})
