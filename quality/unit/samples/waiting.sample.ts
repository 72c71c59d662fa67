import { test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'

test('it waits for what never comes', { timeout: 300 }, async () => {
  for (;;) await sleep(10)
})
