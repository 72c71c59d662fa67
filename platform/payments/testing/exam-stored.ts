/** The part of the exam about stored cards. */
import assert from 'node:assert/strict'
import { type Exam, kept, newOrder, settled, storedIn } from './exam-parts.ts'
import { confirmStored } from './payer.ts'

export function examineStored(exam: Exam): void {
  exam('a stored card is listed without its number, charged, and deleted', async (one) => {
    const key = await storedIn(one)
    const listed = await one.provider.listCards(key.owner)
    assert.ok(listed.state === 'done')
    const [card] = listed.cards
    assert.deepEqual([card?.key, card?.lastFour, card?.expiryYear], [key, '0008', 2040])
    const order = { ...newOrder('100.00'), card: key }
    settled(await one.provider.chargeStored(order))
    assert.deepEqual(await one.provider.deleteCard(key), { state: 'done' })
    assert.deepEqual(await one.provider.deleteCard(key), { state: 'done' })
    assert.deepEqual(await one.provider.listCards(key.owner), { state: 'done', cards: [] })
    const after = await one.provider.chargeStored({ ...newOrder(), card: key })
    assert.equal(Object(after).reason, 'unknown_card')
  })

  exam('the same reference charges a stored card once', async (one) => {
    const order = { ...newOrder('100.00'), card: await storedIn(one) }
    const [first, second] = [await one.provider.chargeStored(order), await one.provider.chargeStored(order)]
    assert.equal(settled(first).id, settled(second).id)
    assert.equal(kept(one.bank, order), '10000')
  })

  exam('another office cannot charge a card', async (one) => {
    const key = await storedIn(one)
    const answer = await one.provider.chargeStored({ ...newOrder(), card: { ...key, owner: 'another' } })
    assert.equal(Object(answer).reason, 'unknown_card')
  })

  exam(
    'a stored card with a right code is charged once, also if the browser comes back twice',
    async (one) => {
      const order = { ...newOrder('100.00'), card: await storedIn(one) }
      const started = await one.provider.startStored(order)
      assert.ok(started.state === 'started')
      const returned = one.provider.readReturn((await confirmStored(started.html)).fields)
      assert.ok(returned)
      const answers = [
        await one.provider.complete(returned, order),
        await one.provider.complete(returned, order),
      ]
      assert.equal(new Set(answers.map((answer) => settled(answer).id)).size, 1)
      assert.equal(kept(one.bank, order), '10000')
    },
  )

  exam('a stored card without a right code is not charged, whatever the browser says', async (one) => {
    const order = { ...newOrder('100.00'), card: await storedIn(one) }
    const started = await one.provider.startStored(order)
    assert.ok(started.state === 'started')
    const { fields } = await confirmStored(started.html, 'cancel')
    const forged = one.provider.readReturn({ ...fields, mdStatus: '1', status: 'success' })
    assert.ok(forged)
    assert.equal((await one.provider.complete(forged, order)).state, 'declined')
    assert.equal(kept(one.bank, order), '0')
  })

  exam('a browser that claims a failure declines nothing', async (one) => {
    const order = { ...newOrder('100.00'), card: await storedIn(one) }
    const started = await one.provider.startStored(order)
    assert.ok(started.state === 'started')
    const { fields } = await confirmStored(started.html)
    const forged = one.provider.readReturn({ ...fields, mdStatus: '0', status: 'failure' })
    assert.ok(forged)
    assert.deepEqual(await one.provider.complete(forged, order), { state: 'pending' })
    const returned = one.provider.readReturn(fields)
    assert.ok(returned)
    settled(await one.provider.complete(returned, order))
  })
}
