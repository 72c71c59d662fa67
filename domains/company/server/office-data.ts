/** The tables of the office that an administrator may take out: its people, and its record. */
import { openDetails } from '@mizan/platform/contract'
import { column, type OfficeRow, type OfficeTable } from '@mizan/platform/domain'
import { presetNames } from '../data/presets.ts'
import { roleNames } from '../data/role-names.ts'
import { entryDetails } from './entry-details.ts'
import type { CompanyParts } from './parts.ts'
import { hiddenFrom } from './queries/audit.ts'
import { allEntries, allInvitations, allMembers, ownProfile } from './store/office-data.ts'

export const companyOfficeData = (parts: CompanyParts): OfficeTable[] => [
  profile,
  members(parts),
  invitations,
  history(parts),
]

const roles = column('texts', 'Roller', 'Roles', { words: roleNames })
const preset = column('text', 'Görev', 'Position', { words: presetNames })
const invitedBy = column('person', 'Davet eden', 'Invited by')

/** The profile without the logo, which is a picture. */
const profile: OfficeTable = {
  name: 'profile',
  title: { tr: 'Büro bilgileri', en: 'Office details' },
  columns: {
    address: column('text', 'Adres', 'Address'),
    taxOffice: column('text', 'Vergi dairesi', 'Tax office'),
    taxNumber: column('text', 'Vergi numarası', 'Tax number'),
    iban: column('text', 'IBAN', 'IBAN'),
    phone: column('text', 'Telefon', 'Telephone'),
    changedAt: column('instant', 'Son değişiklik', 'Last change'),
    changedBy: column('person', 'Değiştiren', 'Changed by'),
  },
  rows: ({ officeId }) => ownProfile(officeId),
}

const members = ({ accounts }: CompanyParts): OfficeTable => ({
  name: 'members',
  title: { tr: 'Üyeler', en: 'Members' },
  columns: {
    member: column('person', 'Üye', 'Member'),
    email: column('text', 'E-posta', 'Email'),
    roles,
    preset,
    joinedAt: column('instant', 'Katılma', 'Joined'),
    invitedBy,
  },
  rows: ({ officeId }) => allMembers(officeId),
  complete: async (tx, rows) => {
    const ids = rows.map(({ member }) => String(member))
    const people = await tx.system((system) => accounts.peopleByIds(system, ids))
    return rows.map((row): OfficeRow => ({ ...row, email: people.get(String(row.member))?.email ?? null }))
  },
})

const invitations: OfficeTable = {
  name: 'invitations',
  title: { tr: 'Davetler', en: 'Invitations' },
  columns: {
    id: column('text', 'Kimlik', 'Id'),
    name: column('text', 'Ad', 'Name'),
    surname: column('text', 'Soyad', 'Surname'),
    email: column('text', 'E-posta', 'Email'),
    roles,
    preset,
    invitedBy,
    createdAt: column('instant', 'Davet', 'Invited'),
    expiresAt: column('instant', 'Geçerlilik sonu', 'Valid until'),
    acceptedAt: column('instant', 'Kabul', 'Accepted'),
  },
  rows: ({ officeId }) => allInvitations(officeId),
}

/** The record, as far as its screen shows it: the same entries, and of each the same details. */
function history({ audit, hiddenEntries }: CompanyParts): OfficeTable {
  const says = Object.fromEntries(Object.values(audit).map((text) => [text.action, text.says]))
  return {
    name: 'history',
    title: { tr: 'İşlem kaydı', en: 'Activity log' },
    columns: {
      id: column('number', 'No', 'No'),
      at: column('instant', 'Zaman', 'Time'),
      actor: column('person', 'Yapan', 'By'),
      action: column('text', 'İşlem', 'Action', { words: says }),
      subjectId: column('text', 'Kayıt kimliği', 'Id of the record'),
      details: column('data', 'Ayrıntı', 'Details', {
        said: ({ action, details }, language) => entryDetails(audit[String(action)], details, language),
      }),
    },
    rows: (asker) =>
      allEntries(asker.officeId, {
        actions: hiddenFrom(audit, asker.roles),
        condition: hiddenEntries(asker),
      }),
    complete: async (_tx, rows) =>
      rows.map((row) => ({
        ...row,
        details: openDetails(audit[String(row.action)], { ...(row.details as object | null) }),
      })),
  }
}
