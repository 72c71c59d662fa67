import { test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'

test('it ends', () => undefined)

test('it never ends', async () => {
  for (;;) await sleep(10)
})
