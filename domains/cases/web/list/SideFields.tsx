/** Client and opponent of a new case, each with their role, and what the check for conflicts says of them. */
import { FieldPair, type Form, SelectField, TextField } from '@mizan/platform/ui/forms'
import { longestTitle } from '../../data/limits.ts'
import type { PartyRole } from '../../data/party-roles.ts'
import { oppositeOf, rolesIn } from '../../rules/sides.ts'
import { ConflictBlock } from '../parties/ConflictBlock.tsx'
import { useRoleWord } from '../parties/text.ts'
import type { Check } from '../parties/use-conflicts.ts'
import { useText } from '../text.ts'
import { ClientField } from './ClientField.tsx'
import type { Values } from './new-case.ts'

interface Props {
  form: Form<Values>
  conflicts: Check
}

export function SideFields({ form, conflicts }: Props) {
  const t = useText()
  const roleWord = useRoleWord()
  const { jurisdiction, clientId } = form.values
  const options = rolesIn(jurisdiction).map((role) => ({ value: role, label: roleWord(role) }))
  const chooseOurs = (role: string) => {
    form.set('clientRole', role as PartyRole)
    form.set('opponentRole', oppositeOf(jurisdiction, role))
  }
  return (
    <>
      <FieldPair>
        <ClientField value={clientId} onChange={(id) => form.set('clientId', id)} />
        <SelectField
          label={t('create.clientRole')}
          optional
          options={options}
          {...form.field('clientRole')}
          onChange={chooseOurs}
        />
      </FieldPair>
      <FieldPair>
        <TextField
          label={t('create.opponent')}
          optional
          maxLength={longestTitle}
          autoComplete="off"
          {...form.field('opponentName')}
        />
        <SelectField
          label={t('create.opponentRole')}
          optional
          options={options}
          {...form.field('opponentRole')}
          onChange={(role) => form.set('opponentRole', role as PartyRole)}
        />
      </FieldPair>
      <ConflictBlock check={conflicts} confirmation={form.field('conflictsSeen')} />
    </>
  )
}
