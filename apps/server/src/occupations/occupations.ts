export { findOccupations, listSeries as listOccupationsOfSeries } from './queries.ts';
