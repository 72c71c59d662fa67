/** Earlier texts of a draft, and those that a clash has left behind. One is brought back as the newest text. */
import type { Client } from '@mizan/platform/contract/client'
import { Button, notify, useApi, useFormat } from '@mizan/platform/ui'
import { PanelButton } from '@mizan/platform/ui/composite'
import { IconHistory } from '@tabler/icons-react'
import type { draftRows } from '../../contract.ts'
import { useCall } from '../data.ts'
import { useText } from '../text.ts'
import classes from './editor.module.css'
import type { OpenEditor } from './use-editor.ts'

interface Props {
  draftId: string
  open: OpenEditor
  isLocked: boolean
}

export function Versions(props: Props) {
  const t = useText()
  const face = (
    <>
      <IconHistory size={16} stroke={1.7} aria-hidden />
      <span className={classes.wide}>{t('versions.open')}</span>
    </>
  )
  return (
    <PanelButton label={t('versions.open')} face={face}>
      {(close) => <List {...props} onDone={close} />}
    </PanelButton>
  )
}

function List({ draftId, open, isLocked, onDone }: Props & { onDone: () => void }) {
  const t = useText()
  const { moment } = useFormat()
  const client = useApi().client as unknown as Client<typeof draftRows>
  const { data = [] } = useCall('drafts.versions', { params: { draftId } }, { staleTime: 0 })
  const bringBack = async (versionId: string) => {
    try {
      const { text } = await client['drafts.version']({ params: { draftId, versionId } })
      open.bringIn(text)
      notify('success', t('versions.done'))
      onDone()
    } catch (error) {
      notify('error', (error as Error).message || t('versions.failed'))
    }
  }
  return (
    <ul className={classes.versions}>
      {data.map(({ versionId, by, savedAt, isClash, isCurrent }) => (
        <li key={versionId}>
          <span>
            {moment(savedAt)} · {by.name}
            {isCurrent && <small>{t('versions.current')}</small>}
            {isClash && <small data-clash>{t('versions.clash')}</small>}
          </span>
          {!isCurrent && !isLocked && (
            <Button variant="subtle" px="xs" onClick={() => void bringBack(versionId)}>
              {t('versions.bringBack')}
            </Button>
          )}
        </li>
      ))}
    </ul>
  )
}
