/** The tools of a decision: copy its citation or its address, print, PDF. */
import { Slot } from '@mizan/platform/ui'
import { IconLink, IconQuote } from '@tabler/icons-react'
import type { DecisionSummary } from '../../../schemas.ts'
import { Star } from '../../kept/Star.tsx'
import { decisionHref } from '../../targets.ts'
import { CopyTool } from '../toolbar/CopyTool.tsx'
import { PdfTool } from '../toolbar/PdfTool.tsx'
import { PrintTool } from '../toolbar/PrintTool.tsx'
import { useText } from '../words.ts'

export function DecisionTools({ decision, wide }: { decision: DecisionSummary; wide: boolean }) {
  const t = useText()
  const address = `${window.location.origin}${decisionHref(decision.country, decision.id)}`
  return (
    <>
      <CopyTool icon={IconQuote} label={t('toolbar.copyCitation')} text={decision.citation} wide={wide} />
      <CopyTool icon={IconLink} label={t('toolbar.copyLink')} text={address} wide={wide} />
      <Star kind="decision" targetId={decision.id} wide={wide} />
      <Slot name="research.decision-tools" decision={decision} wide={wide} />
      <PrintTool wide={wide} />
      <PdfTool decision={decision} wide={wide} />
    </>
  )
}
