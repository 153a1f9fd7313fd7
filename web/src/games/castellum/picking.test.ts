import { describe, expect, it } from 'vitest';
import { Picking } from './picking.svelte';
import { FORMS, offers, view } from './testView';

function table(options: string, canAct = true): { picking: Picking; sent: string[] } {
  const sent: string[] = [];
  const input = { view: view({}), offers: offers(options), forms: FORMS, canAct };
  const picking = new Picking(
    () => input,
    (action) => sent.push(action),
  );
  return { picking, sent };
}

describe('putting an action together', () => {
  it('puts a purchase together and goes back step by step', () => {
    const { picking, sent } = table('buy:T01>c1 buy:T06>c1');
    picking.card('T06');
    expect([picking.step.kind, picking.chosenCard]).toEqual(['buy-column', 'T06']);
    picking.composer.back();
    expect(picking.step.kind).toBe('buy');
    picking.card('T06');
    expect(picking.whole('s0c1')?.text).toBe('buy:T06>c1');
    expect(picking.whole('s0c2')).toBeNull();
    picking.place('s0c1');
    expect(sent).toEqual(['buy:T06>c1']);
  });
  it('asks about what is not possible, but not about columns of others', () => {
    const { picking, sent } = table('buy:T01>c1');
    picking.card('T29');
    picking.card('T01');
    picking.place('s0c2');
    picking.place('s1c1');
    expect(sent).toEqual(['buy:T29>c1', 'buy:T01>c2']);
    picking.composer.clear();
    picking.space('markt');
    picking.card('E1579-01');
    picking.card('A03');
    expect(sent.slice(2)).toEqual(['worker:markt', 'enemy:E1579-01>s0c1', 'angel:A03+s0c1']);
  });
  it('uses an angel both ways', () => {
    const { picking, sent } = table('pass angel:A06+s0c1 angel:A06!swap:s0c1,s1c2');
    picking.card('A06');
    picking.composer.point('do:number');
    picking.place('s0c1');
    picking.card('A06');
    picking.composer.point('do:swap');
    picking.place('s1c2');
    expect(picking.step.kind).toBe('swap-second');
    expect(picking.isChosen('s1c2')).toBe(true);
    picking.place('s1c2');
    expect(picking.step.kind).toBe('swap');
    picking.place('s1c2');
    picking.place('s0c2');
    picking.place('s0c1');
    expect(sent).toEqual(['angel:A06+s0c1', 'angel:A06!swap:s0c2,s1c2', 'angel:A06!swap:s0c1,s1c2']);
  });
  it('asks why an effect is not possible', () => {
    const { picking, sent } = table('pass angel:A01+s0c1 angel:A11+s0c1');
    picking.card('A01');
    expect(picking.step.kind).toBe('use');
    picking.composer.point('do:fury');
    picking.card('A11');
    picking.composer.point('do:hire');
    picking.composer.point('do:cancel');
    expect(sent).toEqual(['angel:A01!fury:s0c1', 'angel:A11!hire:T01>c1', 'cancel:A11']);
  });
  it('hires a troop, or another one', () => {
    const { picking, sent } = table('pass angel:A11+s0c1 angel:A11!hire:T06>c1 angel:A11!hire:T01>c2');
    picking.card('A11');
    picking.composer.point('do:hire');
    picking.card('T06');
    picking.card('T01');
    expect([picking.chosenTroop, picking.chosenCard]).toEqual(['T01', 'A11']);
    picking.place('s0c2');
    expect(sent).toEqual(['angel:A11!hire:T01>c2']);
  });
  it('answers an angel of another seat', () => {
    const { picking, sent } = table('let cancel:A26');
    picking.card('A05');
    picking.card('A26');
    expect(sent).toEqual(['cancel:A05', 'cancel:A26']);
  });
  it('does nothing when somebody else decides', () => {
    const { picking, sent } = table('enemy:E1579-01>s0c1', false);
    picking.card('E1579-01');
    picking.space('markt');
    picking.place('s0c1');
    expect([picking.mine, sent]).toEqual([false, []]);
  });
});
