import { figuresIn } from '@mizan/calculators/server'
import { clientNames, lockClient } from '@mizan/clients/server'
import { membersOf } from '@mizan/company/server'
import { peopleByIds, tellOwner } from '@mizan/identity/server'
import { createAllowance } from '@mizan/platform/access'
import type { Caller } from '@mizan/platform/contract'
import type { Transaction } from '@mizan/platform/database'
import { defineServer, type Services } from '@mizan/platform/domain'
import { calendarAudit, caseAudit, caseErrors, caseIssues, caseRows, taskTemplateAudit } from '../contract.ts'
import { caseDesk } from './desk.ts'
import { endFollowingWithoutRole } from './end-following.ts'
import { caseJobs, recalculateNow } from './jobs.ts'
import { KnownRights } from './known-rights.ts'
import { caseMigrations } from './migrations.ts'
import { notificationSubjects } from './notification-subjects.ts'
import { caseOfficeData } from './office-data.ts'
import { caseOtherOffice } from './other-office.ts'
import type { CaseParts } from './parts.ts'
import { casePersonalData } from './personal-data.ts'
import { similarToClient } from './similar-to-client.ts'
import { countCasesOf, countOpenCases } from './store/cases.ts'
import { either, hideCasesFrom } from './store/hidden.ts'
import { forgetLeaver, type Leaver } from './store/leaving.ts'
import { readableCases } from './store/named.ts'
import { openCasesByClient } from './store/open-cases.ts'
import { renameClientIn } from './store/rename-client.ts'
import type { CaseTables } from './tables.ts'
import { tellPeople } from './tell-people.ts'

export const casesServer = defineServer({
  name: 'cases',
  rows: caseRows,
  errors: caseErrors,
  issues: caseIssues,
  audit: { ...caseAudit, ...taskTemplateAudit, ...calendarAudit },
  migrations: caseMigrations,
  otherOffice: caseOtherOffice,
  ports: (services) => {
    // Those of later domains, read before these take their places.
    const { hiddenEntries, memberLeft } = services
    return {
      activeCasesOf: countOpenCases,
      casesOfClient: countCasesOf,
      readableCases,
      openCasesByClient,
      clientRenamed: renameClientIn,
      similarToClient: similarToClient({
        ...{ membersOf, namesOf: peopleByIds },
        charge: createAllowance({ enabled: services.config.rateLimits }),
      }),
      figuresChanged: recalculateNow,
      hiddenEntries: (caller: Caller) => either(hideCasesFrom(caller), hiddenEntries?.(caller)),
      memberLeft: async (tx: Transaction, leaver: Leaver) => {
        await memberLeft?.(tx, leaver)
        await forgetLeaver(tx, leaver)
      },
      notificationSubjects: notificationSubjects({
        // Licences are filled after this port.
        mayReadCases: (tx, officeId) => mayReadCases(services, tx, officeId),
      }),
    }
  },
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

function partsFrom(services: Services): CaseParts {
  const parts: CaseParts = { ...partsOf(services), callFor }
  return parts

  function callFor(officeId: string) {
    const rowName = 'limits.recalculate'
    const actor = { kind: 'job', job: rowName, officeId } as const
    return services.calls.make<CaseParts, CaseTables>({ rowName, actor, renews: ['limits.list'] }, parts)
  }
}

const partsOf = (services: Services): Omit<CaseParts, 'callFor'> => ({
  figures: figuresIn,
  namesOf: peopleByIds,
  membersOf,
  lockClient,
  clientNames,
  mayReadCases: (tx, officeId) => mayReadCases(services, tx, officeId),
  tell: tellOwner,
  rights: new KnownRights(),
  charge: createAllowance({ enabled: services.config.rateLimits }),
  publicUrl: services.config.publicUrl ?? `http://localhost:${services.config.port}`,
  log: services.log,
  audit: services.audit,
})
