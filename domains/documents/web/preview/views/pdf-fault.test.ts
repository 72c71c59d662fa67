import assert from 'node:assert/strict'
import { test } from 'node:test'
import { faultOf } from './pdf-fault.ts'

const named = (name: string, message: string) => Object.assign(new Error(message), { name })

test('a PDF that has not come is not called damaged', () => {
  assert.equal(faultOf(named('ResponseException', 'Unexpected server response (503)')), 'unreachable')
  assert.equal(faultOf(named('UnknownErrorException', 'Failed to fetch')), 'unreachable')
  assert.equal(faultOf(new TypeError('NetworkError when attempting to fetch resource.')), 'unreachable')
  assert.equal(faultOf(named('InvalidPDFException', 'Invalid PDF structure.')), 'broken')
  assert.equal(faultOf(named('PasswordException', 'No password given')), 'password')
  assert.equal(faultOf('odd'), 'broken')
})
