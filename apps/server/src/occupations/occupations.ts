export { findOccupations } from './queries.ts';
