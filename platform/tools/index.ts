/** Rows of the contract as tools of a model. */
export type { ToolAnswer } from './answer.ts'
export { type ProposalTool, proposalsOf } from './proposals.ts'
export { type Tool, toolsOf } from './tool.ts'
export { openTools, type ShownTool, type Tools } from './tools.ts'
