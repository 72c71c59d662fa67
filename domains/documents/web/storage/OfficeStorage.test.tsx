import assert from 'node:assert/strict'
import { test } from 'node:test'
import { screensOf } from '@mizan/platform/ui/testing'
import { documentErrors, documentRows } from '../../contract.ts'
import { OfficeStorage } from './OfficeStorage.tsx'

const show = screensOf({ rows: documentRows, errors: documentErrors })
const gigabyte = 1024 ** 3

const cases = [
  [3 * gigabyte, 0, 500 * gigabyte, /500 GB alanın 3 GB kadarı dolu/, false],
  [3 * gigabyte, 0, 5 * gigabyte, 'Deneme süresinde büronuza 5 GB alan ayrılır.', false],
  [460 * gigabyte, 0, 500 * gigabyte, /460 GB/, true],
  [440 * gigabyte, 10 * gigabyte, 500 * gigabyte, /kayıtlar için ayrıca 10 GB ayrıldı/, true],
  [500 * gigabyte - 1, 0, 500 * gigabyte, /500 GB alanın 536\.870\.911\.999 bayt kadarı/, true],
  [5_242_880, 0, null, 'Belgeler ve ses kayıtları 5 MB yer tutuyor.', false],
] as const
for (const [usedBytes, promisedBytes, mostBytes, says, isNearlyFull] of cases)
  test(`${usedBytes} and ${promisedBytes} bytes of ${mostBytes} are shown, and a room that is nearly full says so`, async (t) => {
    const screen = await show(t, <OfficeStorage />, {
      answers: { 'documents.storage': () => ({ usedBytes, promisedBytes, mostBytes, plan: 'trial' }) },
    })
    await screen.shows(says)
    assert.equal(document.body.textContent?.includes('Alan dolmak üzere'), isNearlyFull)
  })
