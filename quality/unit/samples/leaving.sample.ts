import { test } from 'node:test'

test('it ends the process of all', () => process.exit(0))
