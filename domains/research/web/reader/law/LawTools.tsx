/** The tools of a law: copy its citation or its address, print. */
import { IconLink, IconQuote } from '@tabler/icons-react'
import { lawCitation } from '../../../rules/law-citation.ts'
import type { LawSummary } from '../../../schemas.ts'
import { articleHref } from '../../targets.ts'
import { CopyTool } from '../toolbar/CopyTool.tsx'
import { PrintTool } from '../toolbar/PrintTool.tsx'
import { useText } from '../words.ts'

export function LawTools({ law, wide }: { law: LawSummary; wide: boolean }) {
  const t = useText()
  const address = `${window.location.origin}${articleHref(law.country, law.id)}`
  return (
    <>
      <CopyTool icon={IconQuote} label={t('toolbar.copyCitation')} text={lawCitation(law)} wide={wide} />
      <CopyTool icon={IconLink} label={t('toolbar.copyLink')} text={address} wide={wide} />
      <PrintTool wide={wide} />
    </>
  )
}
