export { learnModel, type Model } from './model.ts'
export { generateSources, sourceAt } from './sources.ts'
