import assert from 'node:assert/strict'
import { test } from 'node:test'
import { productKeys } from './keys.ts'

// The names of the specification. They are repeated here, because a test that reads the list would not notice a name
// that is missing from it.
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

/**
 * Other keys of the product: the open second step, the office whose notice was closed, drafts not yet sent, what was
 * typed into calculators, and what was asked of the assistant.
 */
const own = [
  'verification',
  'read_only_read',
  'unsentDrafts',
  'calculatorInputs',
  'calculators.used',
  'assistantDrafts',
  'assistantCountry',
  'wayBack',
]

test('logging out removes every key of the specification, and those that name the person or the office', () => {
  assert.deepEqual(
    [...named, ...own].filter((key) => !productKeys.includes(key)),
    [],
  )
})
