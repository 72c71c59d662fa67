/** The subjects as laymen, clients and lawyers in a hurry name them, beside their names in the field. */
import { spokenConsumers } from './consumers.ts'
import { spokenCrimes } from './crimes.ts'
import { spokenCriminalTrials } from './criminal-trials.ts'
import { spokenDebts } from './debts.ts'
import { spokenFamily } from './family.ts'
import { spokenObligations } from './obligations.ts'
import { spokenOffices } from './offices.ts'
import { spokenProperty } from './property.ts'
import { spokenRoads } from './roads.ts'
import { spokenSentences } from './sentences.ts'
import { spokenState } from './state.ts'
import { spokenTaxes } from './taxes.ts'
import { spokenTenancy } from './tenancy.ts'
import { spokenTrade } from './trade.ts'
import { spokenTrials } from './trials.ts'
import { spokenWork } from './work.ts'

export const spokenTables: readonly string[] = [
  spokenConsumers,
  spokenCrimes,
  spokenCriminalTrials,
  spokenDebts,
  spokenFamily,
  spokenObligations,
  spokenOffices,
  spokenProperty,
  spokenRoads,
  spokenSentences,
  spokenState,
  spokenTaxes,
  spokenTenancy,
  spokenTrade,
  spokenTrials,
  spokenWork,
]
