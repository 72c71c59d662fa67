import { test } from 'node:test'

test('it is never run, because the file fails before', () => {})
throw new Error('The file cannot be loaded')
