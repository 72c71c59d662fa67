import { figuresIn } from '@mizan/calculators/server'
import { clientNames, lockClient } from '@mizan/clients/server'
import { membersOf, officeCountry } from '@mizan/company/server'
import { peopleByIds } from '@mizan/identity/server'
import { createSeats } from '@mizan/platform/access'
import type { Transaction } from '@mizan/platform/database'
import { defineServer, type Services } from '@mizan/platform/domain'
import { calendarAudit, caseAudit, caseErrors, caseIssues, caseRows, taskTemplateAudit } from '../contract.ts'
import { longRangeBounds, manyBounds } from '../data/limits.ts'
import { countCasesOf, countOpenCases } from './case/store/cases.ts'
import { hideCasesFrom } from './case/store/hidden.ts'
import { readableCases } from './case/store/named.ts'
import { similarToClient } from './conflicts/similar-to-client.ts'
import { courtCases } from './court-cases.ts'
import { caseDesk } from './desk.ts'
import { opensFeed } from './feed/store.ts'
import { caseJobs, recalculateNow } from './jobs.ts'
import { openCasesByClient } from './lists/store/open-cases.ts'
import { caseMigrations } from './migrations.ts'
import { endFollowingWithoutRole } from './notices/end-following.ts'
import { notificationSubjects } from './notices/notification-subjects.ts'
import { tellPeople } from './notices/tell-people.ts'
import { caseOfficeData } from './office-data.ts'
import { caseOtherOffice } from './other-office.ts'
import type { CaseParts } from './parts.ts'
import { casePersonalData } from './personal-data.ts'
import { KnownRights } from './rights/known-rights.ts'
import { forgetLeaver } from './rights/store/leaving.ts'
import { caseProposals, caseTools } from './tools.ts'
import { renameClientIn } from './words/store/rename-client.ts'

export const casesServer = defineServer({
  name: 'cases',
  rows: caseRows,
  errors: caseErrors,
  issues: caseIssues,
  audit: { ...caseAudit, ...taskTemplateAudit, ...calendarAudit },
  migrations: caseMigrations,
  otherOffice: caseOtherOffice,
  sampleCalls: async () => (await import('./testing/sample-calls.ts')).caseSampleCalls,
  lists: () => ({
    hiddenEntries: [hideCasesFrom],
    memberLeft: [forgetLeaver],
    notificationSubjects,
    tools: caseTools,
    proposals: caseProposals,
    secretKeys: [{ of: 'calendar', opens: opensFeed }],
  }),
  ports: () => ({
    activeCasesOf: countOpenCases,
    casesOfClient: countCasesOf,
    readableCases,
    openCasesByClient,
    clientRenamed: renameClientIn,
    courtCases: courtCases({ membersOf, namesOf: peopleByIds }),
    similarToClient: similarToClient({ membersOf, namesOf: peopleByIds }),
    figuresChanged: recalculateNow,
    knownRights: new KnownRights(),
  }),
  open: (services) => {
    const parts = partsFrom(services)
    return {
      desk: caseDesk(parts),
      jobs: caseJobs(parts),
      personalData: casePersonalData,
      officeData: caseOfficeData(parts),
      onEntry: async (tx, entry) => {
        await endFollowingWithoutRole(parts, tx, entry)
        await tellPeople(parts, tx, entry)
      },
    }
  },
})

async function mayReadCases({ licensing }: Services, tx: Transaction, officeId: string): Promise<boolean> {
  const { keys } = await licensing.licencesOf(tx, officeId)
  return keys.has('case_management_readonly') || keys.has('case_management_full')
}

const partsFrom = (services: Services): CaseParts => ({
  figures: figuresIn,
  namesOf: peopleByIds,
  membersOf,
  lockClient,
  clientNames,
  mayReadCases: (tx, officeId) => mayReadCases(services, tx, officeId),
  countryOf: officeCountry,
  manySeats: createSeats(manyBounds),
  longRangeSeats: createSeats(longRangeBounds),
  rights: services.knownRights,
  publicUrl: services.config.publicUrl ?? `http://localhost:${services.config.port}`,
  log: services.log,
  audit: services.audit,
})
