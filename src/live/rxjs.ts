// The parts of RxJS that Apollo imports, so that webpack does not parse the other 170 files.

export { asapScheduler } from "rxjs/internal/scheduler/asap";
export { BehaviorSubject } from "rxjs/internal/BehaviorSubject";
export { catchError } from "rxjs/internal/operators/catchError";
export { concat } from "rxjs/internal/observable/concat";
export { distinctUntilChanged } from "rxjs/internal/operators/distinctUntilChanged";
export { EMPTY } from "rxjs/internal/observable/empty";
export { filter } from "rxjs/internal/operators/filter";
export { finalize } from "rxjs/internal/operators/finalize";
export { firstValueFrom } from "rxjs/internal/firstValueFrom";
export { from } from "rxjs/internal/observable/from";
export { fromEvent } from "rxjs/internal/observable/fromEvent";
export { lastValueFrom } from "rxjs/internal/lastValueFrom";
export { map } from "rxjs/internal/operators/map";
export { materialize } from "rxjs/internal/operators/materialize";
export { mergeMap } from "rxjs/internal/operators/mergeMap";
export { Observable } from "rxjs/internal/Observable";
export { observeOn } from "rxjs/internal/operators/observeOn";
export { of } from "rxjs/internal/observable/of";
export { ReplaySubject } from "rxjs/internal/ReplaySubject";
export { share } from "rxjs/internal/operators/share";
export { shareReplay } from "rxjs/internal/operators/shareReplay";
export { Subject } from "rxjs/internal/Subject";
export { tap } from "rxjs/internal/operators/tap";
export { throwError } from "rxjs/internal/observable/throwError";
export { timer } from "rxjs/internal/observable/timer";
