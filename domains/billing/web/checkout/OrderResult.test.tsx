import assert from 'node:assert/strict'
import { type TestContext, test } from 'node:test'
import { keepWayBack, readWayBack } from '@mizan/platform/ui'
import { screensOf, until } from '@mizan/platform/ui/testing'
import { useState } from 'react'
import { billingErrors, billingRows } from '../../contract.ts'
import type { PaymentResponse } from '../../schemas/online-payment.ts'
import { OrderResult } from './OrderResult.tsx'

const show = screensOf({ rows: billingRows, errors: billingErrors })
const question = '/search/case?country=turkey&q=kira'

const paid: PaymentResponse = {
  ...{ orderId: 'order-1', status: 'paid', code: 'LA_PaymentSuccessful', kind: 'trial', address: null },
  ...{ html: null, marker: 'payment-success' },
}

/** The visitor came from a question; it is stored here, because a test begins with an empty browser. */
function FromQuestion() {
  useState(() => keepWayBack(question))
  return <OrderResult orderId="order-1" />
}

function comesBack(t: TestContext, more: Partial<PaymentResponse> = {}) {
  return show(t, <FromQuestion />, {
    address: '/subscription',
    answers: { 'payment.response': () => ({ ...paid, ...more }) },
  })
}

test('a trial that begins returns once to the question that was waiting', async (t) => {
  const { shows, address } = await comesBack(t)
  await until(() => assert.equal(address(), question))
  await shows(/Denemeniz başladı/)
  assert.equal(readWayBack(), undefined)
})

test('a payment that failed, or a card that was only stored, leaves the question waiting', async (t) => {
  const failed = await comesBack(t, { status: 'failed', code: 'payment.expired_card', marker: null })
  await failed.shows(/Ödeme alınamadı/)
  assert.equal(failed.address(), '/subscription')
  const stored = await comesBack(t, { kind: 'card', marker: null })
  await stored.shows(/Kartınız kaydedildi/)
  assert.equal(stored.address(), '/subscription')
  assert.equal(readWayBack(), question)
})
