/** Calculators for the tests of this domain: a database, and people of an office and of staff who call them. */
import { callsOn } from '@mizan/platform/call'
import {
  type CallInput,
  callThrough,
  openTestDatabase,
  openTestServer,
  TestClock,
  TestPeople,
  testGate,
} from '@mizan/platform/testing'
import { calculatorsErrors, calculatorsIssues, calculatorsRows } from '../../contract.ts'
import { calculatorsDesk } from '../desk.ts'
import { calculatorsMigrations } from '../migrations.ts'
import type { CalculatorsTables } from '../tables.ts'

type RowName = keyof typeof calculatorsRows

export async function openCalculators() {
  const database = await openTestDatabase<CalculatorsTables>(calculatorsMigrations)
  const clock = new TestClock('2026-11-24T09:00:00.000Z')
  const people = new TestPeople()
  const server = await openTestServer({
    desks: [calculatorsDesk({ namesOf: async () => new Map([['ece', { name: 'Ece', surname: 'Usta' }]]) })],
    errors: calculatorsErrors,
    issues: calculatorsIssues,
    gate: testGate({ callerOf: people.callerOf, permits: (roles) => roles.includes('SUPERADMIN') }),
    calls: callsOn(database.kysely, clock),
  })
  const call = callThrough(server, calculatorsRows)
  const keys = { keys: new Set(['calculators']) }
  const lawyer = people.signIn({ userId: 'deniz', officeId: 'office', roles: ['ADMIN'] }, keys)
  const staff = (userId: string) => {
    const token = people.signIn({ userId, roles: ['SUPERADMIN'] })
    return (name: RowName, input: Omit<CallInput, 'token'> = {}) => call(name, { ...input, token })
  }
  return {
    clock,
    asLawyer: (name: RowName, input: Omit<CallInput, 'token'> = {}) =>
      call(name, { ...input, token: lawyer }),
    ece: staff('ece'),
    can: staff('can'),
    close: async () => {
      await server.close()
      await database.close()
    },
  }
}
