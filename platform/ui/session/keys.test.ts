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

/** What the product keeps besides: the open second step, and the office whose notice was put away. */
const own = ['verification', 'read_only_read']

test('logging out takes every key of the specification along, and those that name the person or the office', () => {
  assert.deepEqual(
    [...named, ...own].filter((key) => !productKeys.includes(key)),
    [],
  )
})
