/** The tools of a law: copy its citation or its address, print, PDF. */
import { IconFileDownload, IconLink, IconQuote } from '@tabler/icons-react'
import { lawCitation } from '../../../rules/law-citation.ts'
import type { LawSummary } from '../../../schemas.ts'
import { articleHref } from '../../targets.ts'
import { CopyTool } from '../toolbar/CopyTool.tsx'
import { PrintTool } from '../toolbar/PrintTool.tsx'
import { ToolButton } from '../toolbar/ToolButton.tsx'
import { useText } from '../words.ts'
import { useLawFile } from './use-law-file.ts'

export function LawTools({ law, wide }: { law: LawSummary; wide: boolean }) {
  const t = useText()
  const file = useLawFile(law)
  const address = `${window.location.origin}${articleHref(law.country, law.id)}`
  return (
    <>
      <CopyTool icon={IconQuote} label={t('toolbar.copyCitation')} text={lawCitation(law)} wide={wide} />
      <CopyTool icon={IconLink} label={t('toolbar.copyLink')} text={address} wide={wide} />
      <PrintTool wide={wide} />
      <ToolButton
        icon={IconFileDownload}
        label={file.isPending ? t('toolbar.pdfBusy') : t('toolbar.pdf')}
        onClick={() => file.mutate(undefined)}
        busy={file.isPending}
        wide={wide}
      />
    </>
  )
}
