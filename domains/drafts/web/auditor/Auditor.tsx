/** `/auditor`: a petition, one's own or the opponent's, with the archive's verdict on its citations beside it. */
import type { Client } from '@mizan/platform/contract/client'
import {
  Button,
  notify,
  Page,
  PageHead,
  readStored,
  saveFile,
  useApi,
  useReachable,
  useTitle,
  Waiting,
} from '@mizan/platform/ui'
import type { SearchCountry } from '@mizan/research/schemas'
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

/** The audit with the country whose law it was checked against. */
export type CountryAudit = AuditedFile & { searchCountry: SearchCountry }

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
  const [audited, setAudited] = useState<CountryAudit>()
  const [chosen, setChosen] = useState<number>()
  const [isBusy, setBusy] = useState(false)
  const doing = async (work: (searchCountry: SearchCountry) => Promise<AuditedFile>) => {
    const searchCountry = readStored('searchCountry') === 'kktc' ? 'kktc' : 'turkey'
    setBusy(true)
    try {
      setAudited({ ...(await work(searchCountry)), searchCountry })
      setChosen(undefined)
    } catch (error) {
      notify('error', (error as Error).message || t('audit.failed'))
    }
    setBusy(false)
  }
  const onFile = (file: File) =>
    doing((searchCountry) => client['auditor.file']({ body: { File: file, searchCountry } }))
  const onText = (text: string) =>
    doing(async (searchCountry) => ({
      name: t('audit.pasted'),
      text,
      ...(await client['auditor.text']({ body: { text, searchCountry } })),
    }))
  if (isBusy)
    return (
      <Page>
        <div role="status">
          <PageHead title={t('audit.title')} line={<p>{t('audit.working')}</p>} />
          <Waiting height={420} />
        </div>
      </Page>
    )
  if (!audited)
    return (
      <Page>
        <PageHead title={t('audit.title')} line={<p>{t('audit.lead')}</p>} />
        <Drop onFile={(file) => void onFile(file)} onText={(text) => void onText(text)} />
      </Page>
    )
  return (
    <Page>
      <PageHead
        title={t('audit.title')}
        beside={<span className={classes.name}>{audited.name}</span>}
        tools={
          <Button variant="default" onClick={() => setAudited(undefined)}>
            {t('audit.another')}
          </Button>
        }
        action={<Report audited={audited} />}
      />
      <div className={classes.columns}>
        <AuditedText audited={audited} chosen={chosen} onChoose={setChosen} />
        <Findings audited={audited} chosen={chosen} onChoose={setChosen} />
      </div>
    </Page>
  )
}

function Report({ audited: { name, text, searchCountry } }: { audited: CountryAudit }) {
  const t = useText()
  const client = useApi().client as unknown as Client<typeof draftRows>
  const isReachable = useReachable()
  const [isSaving, setSaving] = useState(false)
  const save = async () => {
    setSaving(true)
    try {
      const body = { name, text, searchCountry }
      saveFile(await client['auditor.report']({ body }), t('audit.reportName', { name }))
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
