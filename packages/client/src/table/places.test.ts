import { expect, it } from 'vitest';
import { placesOf } from './places.ts';

it('whoever begins, everybody keeps the place at which the table was set', () => {
  expect(placesOf([0, 1])).toEqual([0, 1]);
  expect(placesOf([1, 0])).toEqual([1, 0]);
  expect(placesOf([2, 0, 1])).toEqual([2, 0, 1]);
  expect(placesOf([3, 0, 1, 2])).toEqual([3, 0, 1, 2]);
});

it('a player with a whole team has two places', () => {
  expect(placesOf([0, 1, 0, 2])).toEqual([0, 1, 2, 3]);
  expect(placesOf([1, 0, 2, 0])).toEqual([1, 2, 3, 0]);
  expect(placesOf([0, 2, 0, 1])).toEqual([2, 3, 0, 1]);
  expect(placesOf([2, 0, 1, 0])).toEqual([3, 0, 1, 2]);
});

it('a table that nobody set so has its seats for places', () => {
  expect(placesOf([0, 0])).toEqual([0, 1]);
  expect(placesOf([2, 1, 0])).toEqual([0, 1, 2]);
});
