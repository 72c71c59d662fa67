/** Slots of the research screens. */
import type { Article, DecisionHit, DecisionSummary, LawHit } from '../schemas.ts'

declare module '@mizan/platform/ui/slots' {
  interface Slots {
    /** Beside the tools of a decision in a list of results. */
    'research.decision-hit': { hit: DecisionHit }
    /** Beside the tools of an article in a list of results. */
    'research.law-hit': { hit: LawHit }
    /** Among the tools of an opened decision; `wide`: there is room for words. */
    'research.decision-tools': { decision: DecisionSummary; wide: boolean }
    /** Beside the tools of an article in an opened law. */
    'research.law-article': { article: Article }
  }
}
