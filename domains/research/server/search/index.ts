export { currentVersion, removeOldVersions } from '@mizan/platform/search'
export type { Count, DecisionCounts } from './counts.ts'
export {
  type DecisionMatches,
  DecisionSearch,
  type DecisionSearchRequest,
  type Matched,
  type OpenOptions,
} from './decision-search.ts'
export type { DecisionSource } from './document.ts'
export { type BuildOptions, buildDecisionIndex, INDEX_LAYOUT, verifyDecisionIndex } from './indexer.ts'
export { LiveDecisionSearch } from './live-decision-search.ts'
export { snippetsOf } from './snippets.ts'
