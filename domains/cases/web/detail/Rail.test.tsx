/** Beside a case: its parties, and what its client owes for those who may read clients. */
import assert from 'node:assert/strict'
import { type TestContext, test } from 'node:test'
import { clientErrors, clientRows } from '@mizan/clients/contract'
import { screensOf } from '@mizan/platform/ui/testing'
import { caseErrors, caseRows } from '../../contract.ts'
import type { Case, Party } from '../../schemas.ts'
import { person, SignedIn, sampleCase } from '../testing/index.tsx'
import { EditingProvider } from './editing.tsx'
import { Rail } from './Rail.tsx'

const { 'cases.read': _read, ...rows } = caseRows
const { 'client.read': readClient, 'client.all': allClients } = clientRows
const show = screensOf({
  rows: { ...rows, 'client.all': allClients, 'client.read': readClient },
  errors: { ...caseErrors, ...clientErrors },
})

const party = (name: string, role: string): Party => ({
  ...{ casePartyId: name, name, role, type: 'individual', client: null, representatives: [], version: 1 },
  conflicts: { state: 'clean', at: '2026-12-11T09:00:00.000Z' },
})
const record: Case = { ...sampleCase, client: { clientId: 'client-1', name: 'ABC A.Ş.' } }

async function opened(t: TestContext, { clients, items }: { clients: 'Read' | 'None'; items: Party[] }) {
  const asked: string[] = []
  const screen = await show(
    t,
    <SignedIn clients={clients}>
      <EditingProvider record={record} isLocked={false}>
        <Rail record={record} />
      </EditingProvider>
    </SignedIn>,
    {
      answers: {
        'cases.people': () => ({ items: [] }),
        'client.all': () => ({ items: [] }),
        'cases.parties': () => ({ items }),
        'client.read': () => {
          asked.push('client.read')
          return {
            ...{ clientId: 'client-1', name: 'ABC A.Ş.', version: 1, contacts: [], may: [] },
            ...{ createdAt: '2026-12-01T09:00:00.000Z', createdBy: person },
            balance: { amount: '12500.00', currency: 'TRY', standing: 'owes' },
            advance: { amount: '0.00', currency: 'TRY', standing: 'settled' },
            trust: { amount: '0.00', currency: 'TRY', standing: 'settled' },
          }
        },
      },
    },
  )
  return Object.assign(screen, { asked })
}

test('the parties are named with their roles, and the client with the balance in words', async (t) => {
  const items = [party('Yılmaz', 'claimant'), party('ABC A.Ş.', 'ihbar olunan')]
  const screen = await opened(t, { clients: 'Read', items })
  await screen.shows(/ABC A\.Ş\..*12\.500,00 ₺ borçlu/)
  await screen.shows('Yılmaz Davacı')
  await screen.shows('ABC A.Ş. ihbar olunan')
})

test('who may not read clients is not told what they owe, and nothing asks for it', async (t) => {
  const screen = await opened(t, { clients: 'None', items: [] })
  await screen.shows('Henüz taraf yok')
  assert.deepEqual(screen.asked, [])
  assert.equal(document.body.textContent?.includes('borçlu'), false)
})

test('of many parties the first are named', async (t) => {
  const items = Array.from({ length: 8 }, (_, index) => party(`Taraf ${index + 1}`, 'defendant'))
  const screen = await opened(t, { clients: 'None', items })
  await screen.shows('2 taraf daha')
  await screen.shows('Taraf 6 Davalı')
})
