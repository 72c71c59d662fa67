/** Who may open the case: a row for each person of the office. All changes are saved together. */
import { Button, Dialog, DialogFoot, Failure, notify, useLock, Waiting } from '@mizan/platform/ui'
import { useState } from 'react'
import type { CasePermission } from '../../access.ts'
import type { Case, Permissions } from '../../schemas.ts'
import { useCall, useSend } from '../data.ts'
import { useText } from '../text.ts'
import { PersonRow } from './PersonRow.tsx'
import classes from './rights.module.css'

interface Props {
  record: Case
  onClose: () => void
}

export function RightsDialog({ record: { caseId, displayTitle }, onClose }: Props) {
  const t = useText()
  const permissions = useCall('cases.permissions', { params: { caseId } })
  return (
    <Dialog title={t('rights.title', { name: displayTitle })} form onClose={onClose}>
      {permissions.error && <Failure error={permissions.error} onRetry={() => permissions.refetch()} />}
      {!permissions.error && !permissions.data && <Waiting height={192} />}
      {permissions.data && <People caseId={caseId} permissions={permissions.data} onClose={onClose} />}
    </Dialog>
  )
}

interface PeopleProps {
  caseId: string
  permissions: Permissions
  onClose: () => void
}

function People({ caseId, permissions: { items, may }, onClose }: PeopleProps) {
  const t = useText()
  const lock = useLock()
  const [chosen, setChosen] = useState<ReadonlyMap<string, CasePermission>>(new Map())
  const save = useSend('cases.updatePermissions', () => {
    notify('success', t('rights.saved'), { key: 'case.rights' })
    onClose()
  })
  const mayChange = may.includes('setPermissions') && !lock.disabled
  const changes = items.flatMap(({ user, permission }) => {
    const wanted = chosen.get(user.id)
    return wanted === undefined || wanted === permission ? [] : [{ userId: user.id, permission: wanted }]
  })
  return (
    <>
      {!mayChange && <p className={classes.note}>{t('rights.readOnly')}</p>}
      <ul className={classes.rows}>
        {items.map((one) => (
          <PersonRow
            key={one.user.id}
            person={one}
            chosen={chosen.get(one.user.id)}
            mayChange={mayChange}
            onChoose={(permission) => setChosen(new Map(chosen).set(one.user.id, permission))}
          />
        ))}
      </ul>
      {save.error?.message && (
        <p role="alert" className={classes.failed}>
          {save.error.message}
        </p>
      )}
      <DialogFoot ownWayBack={!mayChange}>
        {mayChange ? (
          <Button
            loading={save.isPending}
            disabled={changes.length === 0}
            onClick={() => save.mutate({ params: { caseId }, body: { permissions: changes } })}
          >
            {t('rights.save')}
          </Button>
        ) : (
          <Button variant="default" onClick={onClose}>
            {t('rights.close')}
          </Button>
        )}
      </DialogFoot>
    </>
  )
}
