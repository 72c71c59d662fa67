import assert from 'node:assert/strict'
import { test } from 'node:test'
import { productKeys } from './keys.ts'

// The names of the specification. They stand here once more, because a name that is missing from the list would not
// be missed by a test that reads the list.
const named = [
  'accessToken',
  'refreshToken',
  'lastLoginEmail',
  'clients',
  'caseStates',
  'userState',
  'selected_plan',
  'members',
  'users',
  'sidebar_expanded',
  'promotionId',
  'taskStates',
  'searchCountry',
  'caseManagementViewMode',
  'paymentCompleteUrl',
]

test('logging out takes every key of the specification along', () => {
  assert.deepEqual(
    named.filter((key) => !productKeys.includes(key)),
    [],
  )
})
