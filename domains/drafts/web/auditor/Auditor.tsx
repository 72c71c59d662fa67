/** `/auditor`: a petition, one's own or the opponent's, with what the archive says of its citations beside it. */
import type { Client } from '@mizan/platform/contract/client'
import { Button, notify, saveFile, useApi, useReachable, useTitle, Waiting } from '@mizan/platform/ui'
import { IconDownload } from '@tabler/icons-react'
import { useState } from 'react'
import type { draftRows } from '../../contract.ts'
import type { AuditedFile } from '../../schemas.ts'
import { Gate } from '../pages/Gate.tsx'
import { useText } from '../text.ts'
import { AuditedText } from './AuditedText.tsx'
import classes from './auditor.module.css'
import { Drop } from './Drop.tsx'
import { Findings } from './Findings.tsx'

export function Auditor() {
  useTitle(useText()('audit.title'))
  return (
    <Gate>
      <Screen />
    </Gate>
  )
}

function Screen() {
  const t = useText()
  const client = useApi().client as unknown as Client<typeof draftRows>
  const [audited, setAudited] = useState<AuditedFile>()
  const [chosen, setChosen] = useState<number>()
  const [isBusy, setBusy] = useState(false)
  const doing = async (work: () => Promise<AuditedFile>) => {
    setBusy(true)
    try {
      setAudited(await work())
      setChosen(undefined)
    } catch (error) {
      notify('error', (error as Error).message || t('audit.failed'))
    }
    setBusy(false)
  }
  const onFile = (file: File) =>
    doing(() => client['auditor.file']({ body: { File: file, searchCountry: 'turkey' } }))
  const onText = (text: string) =>
    doing(async () => ({
      name: t('audit.pasted'),
      text,
      ...(await client['auditor.text']({ body: { text } })),
    }))
  if (isBusy)
    return (
      <div className={classes.screen} role="status">
        <h1>{t('audit.title')}</h1>
        <p>{t('audit.working')}</p>
        <Waiting height={420} />
      </div>
    )
  if (!audited)
    return (
      <div className={classes.screen}>
        <h1>{t('audit.title')}</h1>
        <p className={classes.lead}>{t('audit.lead')}</p>
        <Drop onFile={(file) => void onFile(file)} onText={(text) => void onText(text)} />
      </div>
    )
  return (
    <div className={classes.screen}>
      <header className={classes.head}>
        <h1>{t('audit.title')}</h1>
        <span className={classes.name}>{audited.name}</span>
        <Button variant="default" onClick={() => setAudited(undefined)}>
          {t('audit.another')}
        </Button>
        <Report audited={audited} />
      </header>
      <div className={classes.columns}>
        <AuditedText audited={audited} chosen={chosen} onChoose={setChosen} />
        <Findings findings={audited.findings} chosen={chosen} onChoose={setChosen} />
      </div>
    </div>
  )
}

function Report({ audited: { name, text } }: { audited: AuditedFile }) {
  const t = useText()
  const client = useApi().client as unknown as Client<typeof draftRows>
  const isReachable = useReachable()
  const [isSaving, setSaving] = useState(false)
  const save = async () => {
    setSaving(true)
    try {
      saveFile(await client['auditor.report']({ body: { name, text } }), t('audit.reportName', { name }))
    } catch (error) {
      notify('error', (error as Error).message || t('audit.failed'))
    }
    setSaving(false)
  }
  return (
    <Button
      leftSection={<IconDownload size={16} stroke={1.7} aria-hidden />}
      loading={isSaving}
      disabled={!isReachable}
      onClick={() => void save()}
    >
      {t('audit.report')}
    </Button>
  )
}
