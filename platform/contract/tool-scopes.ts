/** The purposes for which a personal token may be made; each tool belongs to one of them (list `tools`). */
export const toolScopes = ['research', 'calculators', 'cases'] as const
export type ToolScope = (typeof toolScopes)[number]
