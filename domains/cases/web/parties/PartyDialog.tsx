/** Adds a party or changes one. The name is checked for conflicts while it is typed. */
import { Combobox } from '@mizan/platform/ui/composite'
import {
  AreaField,
  Clash,
  FieldPair,
  FormDialog,
  type Problems,
  problemsIn,
  SelectField,
  TextField,
  useClash,
  useForm,
} from '@mizan/platform/ui/forms'
import { useState } from 'react'
import { longestRole, longestTitle } from '../../data/limits.ts'
import { partyRoles, partyTypes } from '../../data/party-roles.ts'
import { roleOf, stanceOf } from '../../rules/party-role.ts'
import type { Party } from '../../schemas.ts'
import { useCall, useSend } from '../data.ts'
import { ClientField } from '../list/ClientField.tsx'
import { useClients } from '../people.ts'
import { ConflictBlock } from './ConflictBlock.tsx'
import {
  bodyOf,
  isChecked,
  isThere,
  sentOf,
  type Values,
  valuesOf,
  type Written,
  writtenOf,
  writtenParty,
} from './party-values.ts'
import { useRoleWord, useText } from './text.ts'
import { type Asked, useConflicts } from './use-conflicts.ts'

interface Props {
  caseId: string
  /** As it is now; undefined: a new one is added. */
  party: Party | undefined
  /** The other parties of the case. */
  others: readonly Party[]
  onClose: () => void
}

export function PartyDialog({ caseId, party, others, onClose }: Props) {
  const t = useText()
  const clients = useClients()
  const add = useSend('cases.addParty', onClose)
  const change = useSend('cases.updateParty')
  const clash = useClash<Written>(party && writtenParty(party))
  const people = useCall('cases.people', {}, { staleTime: 60_000, enabled: clash.other !== null })
  const differences = useDifferences()
  const form = useForm({
    initial: valuesOf(party),
    check: async (values): Promise<Problems<Values>> => {
      const wrong = problemsIn((await import('../../schemas.ts')).NewParty, bodyOf(values))
      const unseen = check.total > 0 && !values.conflictsSeen && { conflictsSeen: t('conflict.required') }
      const there = isAsked && isThere(values, others) && { name: t('party.isThere') }
      return { ...there, ...unseen, ...wrong } as Problems<Values>
    },
    submit: async (values) => {
      if (!party) return void (await add.mutateAsync({ params: { caseId }, body: bodyOf(values) }))
      const params = { caseId, casePartyId: party.casePartyId }
      const { conflictsSeen } = values
      const isSaved = await clash.save(writtenOf(values), ({ version, ...written }) =>
        change.mutateAsync({ params, body: { ...sentOf(written), conflictsSeen, version } }),
      )
      if (isSaved) onClose()
    },
  })
  const { values } = form
  const isAsked = isChecked(party, values)
  const check = useConflicts(isAsked ? [askedOf(values, others)] : [], caseId)
  const typeField = form.field('type')
  const choose = (clientId: string | null) => {
    form.set('clientId', clientId)
    if (clientId && values.name.trim() === '') form.set('name', clients.nameOf(clientId) ?? '')
  }
  return (
    <FormDialog
      title={party ? t('party.editTitle') : t('party.addTitle')}
      form={form}
      submit={t('party.submit')}
      onClose={onClose}
    >
      {clash.other && party && (
        <Clash
          other={clash.other}
          people={people.data?.items}
          theirs={differences(party, clash.changed(writtenOf(values)))}
          {...clash.answers(form, valuesOf(party))}
        />
      )}
      <TextField
        label={t('party.name')}
        maxLength={longestTitle}
        autoComplete="off"
        data-autofocus
        {...form.field('name')}
      />
      <FieldPair>
        <RoleField {...form.field('role')} />
        <SelectField
          label={t('party.type')}
          options={partyTypes.map((value) => ({ value, label: t(`type.${value}`) }))}
          {...typeField}
          onChange={(value) => typeField.onChange(value as Values['type'])}
        />
      </FieldPair>
      {isAsked && <ConflictBlock check={check} confirmation={form.field('conflictsSeen')} />}
      <ClientField value={values.clientId} onChange={choose} />
      <AreaField
        label={t('party.representatives')}
        hint={t('party.representativesHint')}
        optional
        rows={2}
        {...form.field('representatives')}
      />
    </FormDialog>
  )
}

function askedOf({ name, role, clientId }: Values, others: readonly Party[]): Asked {
  const ourRoles = others.flatMap((one) => (one.client ? [one.role] : []))
  const side = stanceOf({ role, isClient: clientId !== null }, ourRoles)
  return { name: name.trim(), ...(side && { side }), ...(clientId !== null && { clientId }) }
}

interface RoleProps {
  value: string
  onChange: (role: string) => void
  error?: string | undefined
}

/** A role of the list, or a text of one's own. */
function RoleField({ value, onChange, error }: RoleProps) {
  const t = useText()
  const [own, setOwn] = useState(value !== '' && !Object.hasOwn(partyRoles, value) ? value : '')
  const known = Object.keys(partyRoles).map((role) => ({
    value: role,
    label: t(`role.${role as keyof typeof partyRoles}`),
  }))
  const create = (typed: string) => {
    const role = roleOf(typed.slice(0, longestRole))
    if (!Object.hasOwn(partyRoles, role)) setOwn(role)
    onChange(role)
  }
  return (
    <Combobox
      label={t('party.role')}
      placeholder={t('party.rolePlaceholder')}
      error={error}
      options={own ? [...known, { value: own, label: own }] : known}
      value={value || null}
      onChange={(role) => onChange(role ?? '')}
      unknown={{ label: (text) => t('party.roleOwn', { text }), create }}
    />
  )
}

const shown = ['name', 'role', 'type', 'clientId', 'representatives'] as const

/** Fields of the party as it is now, in words. */
function useDifferences() {
  const t = useText()
  const roleWord = useRoleWord()
  return (party: Party, changed: readonly (keyof Written)[]) => {
    const texts = {
      name: party.name,
      role: roleWord(party.role),
      type: t(`type.${party.type}`),
      clientId: party.client?.name,
      representatives: party.representatives.join(', '),
    }
    return shown
      .filter((name) => changed.includes(name))
      .map((name) => ({
        label: t(`party.${name === 'clientId' ? 'client' : name}`),
        text: texts[name] || '–',
      }))
  }
}
