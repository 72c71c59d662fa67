import { test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'

test('an error is thrown beside it', async () => {
  await sleep(300)
  setTimeout(() => {
    throw new Error('Nobody catches this')
  }, 10)
  await sleep(300)
})

test('it is run after that', () => {})
