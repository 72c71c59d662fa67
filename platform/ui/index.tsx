export * from './api.tsx'
