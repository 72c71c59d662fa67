import { test } from 'node:test'

test('it leaves no turn to anything else', () => {
  for (;;);
})
